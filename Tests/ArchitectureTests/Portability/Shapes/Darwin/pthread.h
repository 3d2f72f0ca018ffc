#pragma once

#include <sys/types.h>

/* A thread is a pointer on Darwin, a number on Linux. */
typedef struct _opaque_pthread_t {
  long __sig;
  char __opaque[8176];
} *pthread_t;

typedef struct _opaque_pthread_attr_t {
  long __sig;
  char __opaque[56];
} pthread_attr_t;

typedef struct _opaque_pthread_mutex_t {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;

typedef struct _opaque_pthread_mutexattr_t {
  long __sig;
  char __opaque[8];
} pthread_mutexattr_t;

#pragma clang assume_nonnull begin

int pthread_create(
    pthread_t _Nullable *_Nonnull thread, const pthread_attr_t *_Nullable attributes,
    void *_Nullable (*_Nonnull start)(void *_Nonnull), void *_Nullable context);
int pthread_detach(pthread_t thread);
int pthread_equal(pthread_t _Nullable thread, pthread_t _Nullable other);
int pthread_mutex_destroy(pthread_mutex_t *mutex);
int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *_Nullable attributes);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);
pthread_t pthread_self(void);

#pragma clang assume_nonnull end
