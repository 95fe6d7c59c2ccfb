import { describe, expect, test } from 'vitest'
import { problemWith, RequestError } from './problem.ts'

function failure(code: string, text: string): Error {
  return Object.assign(new Error(`${code}: ${text}, open 'a.yaml'`), { code })
}

describe('what the disk refuses', () => {
  test.each([
    ['ENOSPC', 'no space left on device', 507, 'The disk is full: a.yaml was not changed.'],
    ['EDQUOT', 'disk quota exceeded', 507, 'The disk is full: a.yaml was not changed.'],
    ['EACCES', 'permission denied', 403, 'a.yaml cannot be read or written: permission denied.'],
    ['EROFS', 'read-only file system', 403, 'a.yaml cannot be read or written: read-only file system.'],
    ['ENOENT', 'no such file or directory', 404, 'a.yaml does not exist.'],
    ['EEXIST', 'file already exists', 409, 'a.yaml already exists. Choose another name.'],
    ['EIO', 'i/o error', 500, 'The disk refuses a.yaml: i/o error.'],
  ])('is told in plain words: %s', (code, text, status, message) => {
    expect(problemWith('a.yaml', failure(code, text))).toMatchObject({ status, message })
  })

  test('is told apart from what we have found ourselves, and from mistakes of ours', () => {
    const own = new RequestError(400, 'no')
    const bug = new TypeError('x is not a function')
    expect([problemWith('a.yaml', own), problemWith('a.yaml', bug)]).toEqual([own, bug])
  })
})
