import { lazy } from 'react';
import {
  type HostPartProps,
  part,
  type ScreenPartProps,
  type StageActivity,
} from '../src/features/stage/stage-activity.ts';
import type { PhoneActivities } from '../src/live/phone-view.ts';
import { clapStage } from './clap-on-stage.tsx';

/** The smallest activity on a stage whose parts follow a feed: `guess` of the server's tests, with its notes. */
export const notesStage: StageActivity = {
  ...clapStage,
  name: 'guess',
  Screen: part<ScreenPartProps>(async () => (await import('./notes-parts.tsx')).NotesScreen),
  Host: part<HostPartProps>(async () => (await import('./notes-parts.tsx')).NotesHost),
};

export const notesPhones: PhoneActivities = {
  guess: lazy(async () => ({ default: (await import('./notes-parts.tsx')).NotesPhone })),
};
