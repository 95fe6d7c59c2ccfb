import type { Stats } from 'node:fs'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { nameBeside } from './names.ts'
import { WriteRefusal } from './write-refusal.ts'

/** Writes what a file will hold beside it, down to the disk, with the owner and the mode of the file that it will replace. */
export async function writeDraft(target: string, content: Uint8Array, like: Stats | undefined): Promise<string> {
  const draft = nameBeside(target, 'new')
  // Nobody else may read the text before its file has the mode of the one that it replaces, which may be private.
  const handle = await open(draft, 'wx', like ? 0o600 : 0o666)
  try {
    try {
      await handle.writeFile(content)
      if (like) await giveTo(handle, like)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    await unlink(draft)
    throw error
  }
  return draft
}

async function giveTo(handle: FileHandle, { uid, gid, mode }: Stats): Promise<void> {
  const own = await handle.stat()
  if (own.uid !== uid || own.gid !== gid) {
    try {
      await handle.chown(uid, gid)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EPERM') throw new WriteRefusal('owner')
      throw error
    }
  }
  await handle.chmod(mode & 0o7777)
}
