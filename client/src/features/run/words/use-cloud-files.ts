import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { type RefObject, useState } from 'react';
import { saveFile } from '../../../core/save-file.ts';
import { useSending } from '../../../core/use-sending.ts';
import { cloudOfRound } from './cloud-of-round.ts';
import { roundWordsMessages as words } from './round-words.messages.ts';
import { pictureOf } from './still-clouds.ts';

/** What draws files; it comes with the first that is asked for. */
const files = () => import('../../../ui/word-cloud/cloud-files.ts');

export const cloudEndings = ['png', 'svg', 'csv'] as const;
export type CloudEnding = (typeof cloudEndings)[number];

const make = async (
  ending: CloudEnding,
  round: RoundResult,
  place: Element,
): Promise<Blob | null> => {
  if (ending === 'csv') {
    const { cloudCsv } = await import('../../../ui/word-cloud/cloud-csv.ts');
    return new Blob([cloudCsv(cloudOfRound(round))], { type: 'text/csv' });
  }
  const { cloudPng, cloudSvg, coloursOf } = await files();
  const [picture, colours] = [await pictureOf(round), coloursOf(place)];
  if (ending === 'png') return cloudPng(picture, colours);
  return new Blob([cloudSvg(picture, round.text, colours)], { type: 'image/svg+xml' });
};

/** The words of a round as files. `failure`: why the last one could not be had. */
export const useCloudFiles = (
  round: RoundResult,
  nameOf: (file: string) => string,
  place: RefObject<Element | null>,
) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const take = async (ending: CloudEnding): Promise<void> => {
    setFailure(null);
    const { current } = place;
    if (current === null) return;
    const made = await send(() =>
      make(ending, round, current).catch((error: unknown) => {
        // For the browser's console: what is told says what can be done instead.
        reportError(error);
        return null;
      }),
    );
    if (made === null) setFailure(words.notMade);
    else if (made !== undefined) saveFile(made, nameOf(`${words.file}.${ending}`));
  };
  return { failure, isBusy, take };
};
