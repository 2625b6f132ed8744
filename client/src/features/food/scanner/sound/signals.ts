import type { Sounding } from '../../kitchen/sound/bell.ts';

/** What was found is also heard and felt, by whoever looks at a queue and not at the screen. */
export type Signal = 'yes' | 'no' | 'kept';

interface Tone {
  /** In Hz. */
  readonly pitch: number;
  /** In seconds, after the first. */
  readonly from: number;
  readonly lasts: number;
}

/** Yes rises, no is low and twice, what is kept is one short tone: they differ in more than pitch. */
const tones: Readonly<Record<Signal, readonly Tone[]>> = {
  yes: [
    { pitch: 880, from: 0, lasts: 0.16 },
    { pitch: 1_318.5, from: 0.12, lasts: 0.32 },
  ],
  no: [
    { pitch: 196, from: 0, lasts: 0.28 },
    { pitch: 155.6, from: 0.34, lasts: 0.42 },
  ],
  kept: [{ pitch: 587.3, from: 0, lasts: 0.22 }],
};

/** In ms, on and off in turn. */
const pulses: Readonly<Record<Signal, readonly number[]>> = {
  yes: [90],
  no: [220, 110, 220],
  kept: [60, 70, 60],
};

/** A tone that began or ended at once would click. */
const attack = 0.01;
const loudness = { full: 0.4, silence: 0.0001 } as const;

const sound = (device: Sounding, { pitch, from, lasts }: Tone): void => {
  const at = device.currentTime + from;
  const tone = device.createOscillator();
  // Low tones of a plain wave are not heard from a phone.
  tone.type = pitch < 300 ? 'sawtooth' : 'triangle';
  tone.frequency.value = pitch;
  const level = device.createGain();
  level.connect(device.destination);
  level.gain.setValueAtTime(loudness.silence, at);
  level.gain.exponentialRampToValueAtTime(loudness.full, at + attack);
  level.gain.exponentialRampToValueAtTime(loudness.silence, at + lasts);
  tone.connect(level);
  tone.start(at);
  tone.stop(at + lasts);
};

const vibrate = (pattern: readonly number[]): void => {
  // Not every browser has it.
  if ('vibrate' in navigator) navigator.vibrate([...pattern]);
};

export class Signals {
  readonly #open: () => Sounding;
  readonly #vibrate: (pattern: readonly number[]) => void;
  #device: Sounding | null = null;

  constructor(open: () => Sounding = () => new AudioContext(), vibrates = vibrate) {
    this.#open = open;
    this.#vibrate = vibrates;
  }

  /** To be called when something is pressed: before that a browser lets nothing be heard. */
  unlock(): void {
    try {
      this.#device ??= this.#open();
      // Where it is refused, it is silent.
      this.#device.resume().catch(() => undefined);
    } catch {
      // A device without sound is silent.
    }
  }

  give(signal: Signal, isHeard: boolean): void {
    this.#vibrate(pulses[signal]);
    const device = this.#device;
    if (!isHeard || device === null || device.state !== 'running') return;
    for (const tone of tones[signal]) sound(device, tone);
  }

  stop(): void {
    const device = this.#device;
    this.#device = null;
    if (device !== null) void device.close();
  }
}
