/** A promise that fails is no error of a worker: whoever waits for its answer would wait for ever. So it becomes one. */
export function rethrowRejections(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    setTimeout(() => {
      throw reason
    })
  })
}

/** Why a worker failed, as whoever waits for it tells: without what browsers put before it. One that cannot be loaded gives no reason. */
export const reasonOf = ({ message = '' }: Partial<ErrorEvent>): string =>
  message.replace(/^Uncaught (\w*Error: )?/, '') || 'no reason given'
