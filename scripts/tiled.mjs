// Finds the Tiled editor for the test of maps: its command line, and the program that draws maps. Where there is none, and this
// is Debian with root rights, Debian's own is installed, unless BERTHIER_NO_INSTALL is set.
import { dirname, join } from 'node:path'
import { findProgram, installPackage, isProgram } from './debian.mjs'

/** What to do where there is no Tiled. */
export const ADVICE =
  'Install Tiled (on Debian: sudo apt-get install tiled), so that tiled and tmxrasterizer are on PATH.'

/** The two programs, or undefined. */
export function findTiled(env = process.env) {
  const tiled = findProgram(['tiled'], env)
  const rasterizer = tiled && join(dirname(tiled), 'tmxrasterizer')
  return rasterizer && isProgram(rasterizer) ? { tiled, rasterizer } : undefined
}

/** Sees to it that there is a Tiled; throws with what to do where that is not possible. */
export function provideTiled() {
  if (findTiled()) return
  installPackage('tiled', { title: 'Tiled', reason: 'a test opens exported maps in Tiled itself', advice: ADVICE })
  if (!findTiled()) throw new Error(`apt-get installed tiled, and yet there is none on PATH. ${ADVICE}`)
}
