/** Notes in Hz: up where the answer is right, one alone where it is not. */
const notes = { right: [523.25, 659.25, 783.99], other: [392] } as const;
const apart = 0.11;
const lasts = 0.35;

/** Plays a short chime, as quiet as a phone in a full room may be; nothing where the browser has no sound. */
export const chime = (of: keyof typeof notes): void => {
  if (!('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  const played = notes[of].map((hertz, index) => {
    const starts = audio.currentTime + index * apart;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, starts);
    loud.gain.linearRampToValueAtTime(0.18, starts + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, starts + lasts);
    tone.connect(loud).connect(audio.destination);
    tone.start(starts);
    tone.stop(starts + lasts);
    return tone;
  });
  played.at(-1)?.addEventListener('ended', () => void audio.close());
};
