/** A promise that fails is no error of a worker: whoever waits for its answer would wait for ever. So it becomes one. */
export function rethrowRejections(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    setTimeout(() => {
      throw reason
    })
  })
}
