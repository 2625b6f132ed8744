import { type Pulse, type PulseSettings, reactionKinds } from '@sets/shared/live/pulse.ts';
import { lostShare, reactionsIn } from '@sets/shared/live/pulse-rules.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { ChevronDown } from 'lucide-react';
import type { RoomFeeds } from '../../../live/room-feeds.ts';
import { usePulse } from '../../../live/use-pulse.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { LineDrawing } from '../pulse/line-drawing.tsx';
import { pulseMessages as words } from '../pulse/pulse.messages.ts';
import { ReactionMark } from '../pulse/reaction-mark.tsx';
import { usePulseLine } from './use-pulse-line.ts';

/** How many are lost now, and what part of the room that is. */
const LostNow = ({ room }: { room: NonNullable<Pulse['room']> }) => {
  const { lost, here } = room;
  const share = lostShare(lost, here);
  return (
    <p className="text-ink-soft">
      <b className="mr-1.5 text-3xl leading-none font-bold tracking-tight text-ink">
        {lost === 'few' ? words.few : formatCount(lost)}
      </b>{' '}
      {words.lostNow}
      {lost === 'few' && <span className="mt-1 block text-sm">{words.fewHint}</span>}
      {share !== null && lost !== 0 && (
        <span className="block text-sm">{words.share(Math.round(share * 100))}</span>
      )}
    </p>
  );
};

const Lately = ({ lately }: { lately: ReturnType<typeof usePulseLine>['lately'] }) => (
  <ul aria-label={words.reactionsLately} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {reactionKinds
      .filter((kind) => lately[kind] > 0)
      .map((kind) => (
        <li key={kind} className="flex items-center gap-1.5 font-semibold">
          <ReactionMark kind={kind} size={18} />
          <span className="only-spoken">
            {words.reactionCount(words.kinds[kind], lately[kind])}
          </span>
          <span aria-hidden="true">{formatCount(lately[kind])}</span>
        </li>
      ))}
  </ul>
);

interface SettingsProps {
  readonly settings: PulseSettings;
  readonly onChoose: (settings: PulseSettings) => void;
}

const Settings = ({ settings, onChoose }: SettingsProps) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
      {words.settings}
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="flex-none text-ink-soft group-open:rotate-180"
      />
    </summary>
    <Switch
      label={words.setLost}
      hint={words.setLostHint}
      checked={settings.lost}
      onChange={(lost) => onChoose({ ...settings, lost })}
    />
    <Switch
      label={words.setReactions}
      checked={settings.reactions}
      onChange={(reactions) => onChoose({ ...settings, reactions })}
    />
    <Switch
      label={words.setOnScreen}
      hint={words.setOnScreenHint}
      checked={settings.onScreen}
      onChange={(onScreen) => onChoose({ ...settings, onScreen })}
    />
  </details>
);

interface HostPulseProps {
  readonly feeds: RoomFeeds;
  readonly run: RunInfo;
  readonly offset: number;
  /** Whether the server keeps the line of the run for its host. */
  readonly isKept: boolean;
}

const Felt = ({ pulse, run, offset, isKept }: Omit<HostPulseProps, 'feeds'> & { pulse: Pulse }) => {
  const { shape, lately, areMany } = usePulseLine(run, pulse, { offset, isKept });
  const isEmpty = shape.lost === '' && shape.taps.length === 0;
  return (
    <>
      {pulse.settings.lost && pulse.room !== undefined && <LostNow room={pulse.room} />}
      <output className="empty:hidden rounded-md bg-warn-tint p-3 text-sm text-warn">
        {areMany && words.many}
      </output>
      {!isEmpty && <LineDrawing shape={shape} />}
      {reactionsIn(lately) > 0 && <Lately lately={lately} />}
    </>
  );
};

/** How it goes: how many are lost, what they react, over time; and what phones may send. */
export const HostPulse = ({ feeds, run, offset, isKept }: HostPulseProps) => {
  const { pulse, choose } = usePulse(feeds);
  if (pulse === null) return null;
  const onChoose = async (settings: PulseSettings): Promise<void> => {
    const reply = await choose(settings);
    if (!reply.ok) toast.error(words.notChosen);
  };
  const { lost, reactions } = pulse.settings;
  return (
    <section
      aria-label={words.panel}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-raised px-5 pt-5 pb-2"
    >
      {(lost || reactions) && <Felt key={run.runId} {...{ pulse, run, offset, isKept }} />}
      <Settings settings={pulse.settings} onChoose={(chosen) => void onChoose(chosen)} />
    </section>
  );
};
