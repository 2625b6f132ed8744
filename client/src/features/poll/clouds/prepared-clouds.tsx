import { PollList } from '../poll-list.tsx';
import type { Shelf } from '../../material/material.ts';
import { cloudsMessages as words } from './clouds.messages.ts';

interface PreparedCloudsProps {
  readonly token: string;
  readonly shelf: Shelf;
}

/** The polls of a topic that ask for words, each a tap away from the screen. */
export const PreparedClouds = ({ token, shelf }: PreparedCloudsProps) => (
  <section className="grid grid-cols-1 gap-4">
    <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.prepared}</h2>
    <PollList
      token={token}
      shelf={shelf}
      kind="word-cloud"
      empty={
        <p className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6 text-balance text-ink-soft">
          {words.preparedNone}
        </p>
      }
    />
  </section>
);
