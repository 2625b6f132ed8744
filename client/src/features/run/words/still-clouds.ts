import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { createContext } from 'react';
import type { CloudPicture } from '../../../ui/word-cloud/cloud-word.ts';
import { Layouter } from '../../../ui/word-cloud/layouter.ts';
import { cloudOfRound } from './cloud-of-round.ts';

/** A picture for a slide and for paper, in px. */
const stage = { width: 960, height: 540, smallest: 11 };

/** The picture of a round, once it is laid out. */
export const pictureOf = (round: RoundResult): Promise<CloudPicture> =>
  new Promise((show) => {
    const layouter = new Layouter((picture) => {
      layouter.end();
      show(picture);
    });
    layouter.ask(cloudOfRound(round), stage);
  });

/** Pictures of rounds by their slots, where they are drawn once and for all: on paper. */
export const StillClouds = createContext<ReadonlyMap<string, CloudPicture> | null>(null);

export const stillClouds = async (
  rounds: readonly RoundResult[],
): Promise<ReadonlyMap<string, CloudPicture>> => {
  const pictures = new Map<string, CloudPicture>();
  for (const round of rounds) {
    if (round.lists === 'words') pictures.set(round.slot, await pictureOf(round));
  }
  return pictures;
};
