import './quiz-sounds.css';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { type Heard, tuneBetween } from './heard.ts';
import { isSoundWanted, keepSound } from './kept-sound.ts';
import { soundMessages as words } from './sound.messages.ts';
import { SoundPlayer } from './sound-player.ts';

/** Whether it sounds, and the way to change that. What was wanted before sounds again where the browser lets it. */
const useSwitch = (player: SoundPlayer) => {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isGone = false;
    const start = async (): Promise<void> => {
      const sounds = await player.start();
      if (!isGone) setOn(sounds);
    };
    if (isSoundWanted()) void start();
    return () => {
      isGone = true;
      player.stop();
    };
  }, [player]);
  const toggle = async (): Promise<void> => {
    keepSound(!isOn);
    setOn(!isOn && (await player.start()));
  };
  return { isOn, toggle: () => void toggle() };
};

interface SoundsProps {
  readonly heard: Heard;
  readonly player?: SoundPlayer;
}

/** What is heard of a quiz, and its switch in the corner of the wall. */
export const QuizSounds = ({ heard, player: given }: SoundsProps) => {
  const [player] = useState(() => given ?? new SoundPlayer());
  const { isOn, toggle } = useSwitch(player);
  const before = useRef<Heard | null>(null);
  useEffect(() => {
    const tune = tuneBetween(before.current, heard);
    before.current = heard;
    if (isOn && tune !== null) player.play(tune);
  });
  useShortcuts({ m: toggle });
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      role="switch"
      className="quiz-sound"
      aria-label={words.sound}
      aria-checked={isOn}
      title={isOn ? words.on : words.off}
      onClick={toggle}
    >
      <Icon aria-hidden="true" />
    </button>
  );
};
