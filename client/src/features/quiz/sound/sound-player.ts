import type { Note, Tune } from './tunes.ts';

/** What of Web Audio is needed to play. */
export type Sounding = Pick<
  AudioContext,
  'state' | 'currentTime' | 'destination' | 'createGain' | 'createOscillator' | 'resume' | 'close'
>;

/** All of it together, of what the device gives. */
const volume = 0.35;
/** A tone that began or ended at once would click: in seconds. */
const attack = 0.012;
const silence = 0.0001;

/** Plays tunes. A browser lets it begin only after somebody has pressed something on the page. */
export class SoundPlayer {
  readonly #open: () => Sounding;
  #device: Sounding | null = null;

  constructor(open: () => Sounding = () => new AudioContext()) {
    this.#open = open;
  }

  /** Whether it may be heard now. @returns once the browser has decided */
  async start(): Promise<boolean> {
    try {
      this.#device ??= this.#open();
      // Before a press some browsers leave this open for ever; those that decide do so at once.
      await Promise.race([this.#device.resume(), new Promise((done) => setTimeout(done, 300))]);
    } catch {
      // A device without sound is silent.
      return false;
    }
    return this.#device.state === 'running';
  }

  play(tune: Tune): void {
    const device = this.#device;
    if (device === null || device.state !== 'running') return;
    for (const note of tune) this.#sound(device, note);
  }

  stop(): void {
    const device = this.#device;
    this.#device = null;
    if (device !== null) void device.close();
  }

  #sound(device: Sounding, { at, lasts, pitch, loud, wave }: Note): void {
    const from = device.currentTime + at;
    const tone = device.createOscillator();
    tone.type = wave;
    tone.frequency.value = pitch;
    const level = device.createGain();
    level.connect(device.destination);
    const { gain } = level;
    gain.setValueAtTime(silence, from);
    gain.exponentialRampToValueAtTime(loud * volume, from + attack);
    gain.exponentialRampToValueAtTime(silence, from + lasts);
    tone.connect(level);
    tone.start(from);
    tone.stop(from + lasts);
  }
}
