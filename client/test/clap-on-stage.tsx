import type { RunInfo } from '@sets/shared/live/run.ts';
import type { StageActivity } from '../src/features/stage/stage-activity.ts';

/** The smallest activity that can be on a stage: people clap, and it counts. */
export const clapStage: StageActivity = {
  name: 'clap',
  words: {
    failed: 'This applause cannot be heard',
    ended: 'The applause is over',
    all: 'All applause',
    another: 'More applause',
    whichNext: 'Whom to clap for?',
    keys: [['C', 'Clap along']],
  },
  listPath: '/applause',
  hostPath: (definitionId) => `/applause/host/${definitionId}`,
  resultsPath: (runId) => `/applause/${runId}`,
  Screen: ({ run, view, tally, people, way, room }) => (
    <p>
      {`${run.title}: ${String(view)}, ${String(tally)} claps of ${people?.joined ?? 0} at `}
      {`${way.address} with ${room.code}`}
    </p>
  ),
  Host: ({ view, send, failure }) => (
    <main>
      <p>{failure ?? `Clapping ${String(view)}`}</p>
      <button type="button" onClick={() => send('louder')}>
        Louder
      </button>
    </main>
  ),
  ScreenResults: ({ runId, corner, otherwise }) => (
    <>
      <p>{`All claps of ${runId}, instead of`}</p>
      {corner}
      {otherwise}
    </>
  ),
  Own: ({ token, on, onSelect }) => (
    <button type="button" onClick={() => onSelect('clap2')}>
      {`Applause of ${token} after ${on.definitionId}`}
    </button>
  ),
};

export const clapRun: RunInfo = {
  runId: 'run2',
  activity: 'clap',
  definitionId: 'clap1',
  title: 'For the speaker',
  ended: false,
  version: 3,
};
