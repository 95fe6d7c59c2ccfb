import { recall, remember } from '../../browser/storage.ts'
import type { Beat } from './beats.ts'
import type { PieceChanges } from './piece-changes.ts'

// Sounds are made here, of noise and tones: no file is fetched. They are off until somebody wants them.

let isOn = recall('sound') === 'on'
let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

export const hasSound = (): boolean => isOn

/** Turns sounds on or off, and remembers it. A click wakes what a browser has kept silent. */
export function setSound(on: boolean): void {
  isOn = on
  remember('sound', on ? 'on' : 'off')
  if (on) {
    open()
    void audio?.resume().catch(() => undefined)
    drum(0, 0.5)
  }
}

/** The sounds of an action: dice rattle, guns boom, drums beat for who falls, feet tramp. */
export function soundFor(beats: readonly Beat[], { changed, gone }: PieceChanges, kind: string): void {
  if (!isOn) return
  open()
  const dice = beats[0]?.dice.length ?? 0
  if (dice > 0) rattle(Math.min(4, dice))
  if (kind === 'attack') boom(0.3)
  if (gone.length > 0) drum(0.5, 0.9)
  else if (changed.some(({ before, after }) => before.place !== after.place)) tramp()
}

/** A browser that has no sound, or refuses it, stays silent. */
function open(): void {
  if (audio) return
  try {
    audio = new AudioContext()
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  } catch {
    audio = undefined
  }
}

function rattle(dice: number): void {
  for (let i = 0; i < 3 * dice; i++) burst(i * 0.05 + Math.random() * 0.02, 0.03, 2600, 'bandpass', 0.25)
}

function boom(at: number): void {
  burst(at, 0.7, 220, 'lowpass', 0.9)
  tone(at, 0.5, 70, 34, 0.6)
}

function drum(at: number, loud: number): void {
  tone(at, 0.22, 150, 60, 0.5 * loud)
  burst(at, 0.12, 900, 'bandpass', 0.25 * loud)
}

function tramp(): void {
  for (let i = 0; i < 4; i++) burst(i * 0.09, 0.05, 380, 'lowpass', 0.35)
}

/** Noise through a filter, which fades. */
function burst(at: number, lasts: number, frequency: number, type: BiquadFilterType, loud: number): void {
  if (!audio || !noise) return
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true })
  const filter = new BiquadFilterNode(audio, { type, frequency, Q: 1.2 })
  source
    .connect(filter)
    .connect(fading(at, lasts, loud))
    .connect(audio.destination)
  source.start(audio.currentTime + at)
  source.stop(audio.currentTime + at + lasts)
}

/** A tone that falls, and fades. */
function tone(at: number, lasts: number, from: number, to: number, loud: number): void {
  if (!audio) return
  const source = new OscillatorNode(audio, { type: 'sine', frequency: from })
  source.frequency.setValueAtTime(from, audio.currentTime + at)
  source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + lasts)
  source.connect(fading(at, lasts, loud)).connect(audio.destination)
  source.start(audio.currentTime + at)
  source.stop(audio.currentTime + at + lasts)
}

function fading(at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio!, { gain: 0 })
  const begins = audio!.currentTime + at
  gain.gain.setValueAtTime(loud * 0.4, begins)
  gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts)
  return gain
}
