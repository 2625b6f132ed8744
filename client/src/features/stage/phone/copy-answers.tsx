import type { OwnAnswers } from '@sets/shared/run/run.contract.ts';
import { useState } from 'react';
import { copyText } from '../../../ui/copy-text.ts';
import { stagePaths } from '../stage-paths.ts';
import { mineMessages as say } from './mine.messages.ts';
import { rightMessages as words } from './right.messages.ts';

type Judged = NonNullable<OwnAnswers['answers'][number]['judged']>;

const judgedAsText = ({ outcome, right, why }: Judged): string[] => [
  ...(outcome === null ? [] : [words.outcomes[outcome]]),
  ...(outcome === 'right' ? [] : [`${words.right(right.length)} ${right.join(', ')}`]),
  ...(why === undefined ? [] : [why]),
];

/** One's answers as somebody writes them down. */
export const answersAsText = ({ title, answers, asked, standing, team }: OwnAnswers): string =>
  [
    title,
    ...(standing === undefined ? [] : [say.standing(standing)]),
    ...(team === undefined ? [] : [`${say.playedFor} ${team.name} ${say.team(team)}`]),
    ...answers.map(({ text, round, answer, sure, judged, points }) =>
      [
        round > 1 ? say.round(text, round) : text,
        answer ?? words.notAnswered,
        ...(sure ? [say.sure(sure)] : []),
        ...(judged ? judgedAsText(judged) : []),
        ...(points === undefined ? [] : [say.points(points)]),
      ].join('\n'),
    ),
    ...asked.map(({ text, reply }) => (reply === null ? text : [text, reply].join('\n'))),
  ].join('\n\n');

/** The ways to take one's answers along. */
export const CopyAnswers = ({ own }: { readonly own: OwnAnswers }) => {
  const [outcome, setOutcome] = useState('');
  const copy = async (text: string): Promise<void> => {
    setOutcome((await copyText(text)) ? say.copied : say.notCopied);
  };
  const link = (): string => location.origin + stagePaths.mineIn(own.runId, own.key);
  return (
    <div className="phone-steps">
      <button
        type="button"
        className="phone-button"
        data-look="primary"
        onClick={() => void copy(link())}
      >
        {say.copyLink}
      </button>
      <button type="button" className="phone-button" onClick={() => void copy(answersAsText(own))}>
        {say.copyText}
      </button>
      <output>{outcome}</output>
    </div>
  );
};
