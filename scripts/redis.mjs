// Finds a Redis server for the tests of queues. Where there is none, and this is Debian with root rights, Debian's own is installed,
// unless BERTHIER_NO_INSTALL is set. The tests start it themselves, on loopback and with a password.
import { findProgram, installPackage } from './debian.mjs'

/** What to do where there is no Redis. */
export const ADVICE =
  'Install Redis or Valkey (on Debian: sudo apt-get install redis-server), so that redis-server or valkey-server is on PATH.'

/** The program, or undefined. */
export function findRedis(env = process.env) {
  return findProgram(['redis-server', 'valkey-server'], env)
}

/** Sees to it that there is a Redis server; throws with what to do where that is not possible. */
export function provideRedis() {
  if (findRedis()) return
  installPackage('redis-server', { title: 'Redis', reason: 'tests hand games to workers over a queue', advice: ADVICE })
  if (!findRedis()) throw new Error(`apt-get installed redis-server, and yet there is none on PATH. ${ADVICE}`)
}
