import type { Io } from '../io.ts'

/** Pictures in the terminal itself, where it is one that can show them: iTerm2, WezTerm, kitty and those like them. */
export const inlinePicture = {
  isPossible(io: Io): boolean {
    return io.stdout.isTTY && (isKitty(io) || isIterm(io))
  },

  write(png: Uint8Array, io: Io): string {
    const data = Buffer.from(png).toString('base64')
    if (!isKitty(io)) return `\u001B]1337;File=inline=1;width=100%;preserveAspectRatio=1:${data}\u0007\n`
    // kitty takes pieces of at most 4096 characters, each but the last with m=1.
    const pieces = data.match(/.{1,4096}/gs) ?? []
    return `${pieces
      .map((piece, i) => {
        const more = i < pieces.length - 1 ? 1 : 0
        return `\u001B_G${i === 0 ? 'a=T,f=100,' : ''}m=${more};${piece}\u001B\\`
      })
      .join('')}\n`
  },
}

const isKitty = ({ env }: Io) => env['KITTY_WINDOW_ID'] !== undefined || env['TERM'] === 'xterm-kitty'

const isIterm = ({ env }: Io) => /^(iTerm\.app|WezTerm|mintty)$/.test(env['TERM_PROGRAM'] ?? '')
