/** What of Web Audio is needed to ring. */
export type Sounding = Pick<
  AudioContext,
  'state' | 'currentTime' | 'destination' | 'createGain' | 'createOscillator' | 'resume' | 'close'
>;

/** Two strokes in Hz, loud enough for a kitchen. */
const strokes = [880, 1_174.66] as const;
/** In seconds. A tone that began or ended at once would click. */
const times = { apart: 0.18, attack: 0.01, lasts: 0.7 } as const;
const loudness = { full: 0.5, silence: 0.0001 } as const;

/** Rings for new orders. A browser lets it begin only after somebody has pressed something on the page. */
export class Bell {
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
    return this.#device?.state === 'running';
  }

  ring(): void {
    const device = this.#device;
    if (device === null || device.state !== 'running') return;
    for (const [place, pitch] of strokes.entries()) {
      const from = device.currentTime + place * times.apart;
      const tone = device.createOscillator();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      const level = device.createGain();
      level.connect(device.destination);
      level.gain.setValueAtTime(loudness.silence, from);
      level.gain.exponentialRampToValueAtTime(loudness.full, from + times.attack);
      level.gain.exponentialRampToValueAtTime(loudness.silence, from + times.lasts);
      tone.connect(level);
      tone.start(from);
      tone.stop(from + times.lasts);
    }
  }

  stop(): void {
    const device = this.#device;
    this.#device = null;
    if (device !== null) void device.close();
  }
}
