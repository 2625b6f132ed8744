import type { ConfidenceCounts } from '@sets/shared/poll/poll.answer.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { pollHostMessages as words } from './poll-host.messages.ts';

interface HostConfidenceProps {
  readonly sure: readonly ConfidenceCounts[];
  /** All who have answered, whether they said how sure they are or not. */
  readonly answered: number;
}

/** How sure people are, of what is right and of what is wrong: who is certain of something wrong must be talked to. */
export const HostConfidence = ({ sure, answered }: HostConfidenceProps) => {
  const said = sure.flatMap(({ people }) => people).reduce((sum, people) => sum + people, 0);
  const wrong = sure.find(({ group }) => group === 'wrong');
  const most = Math.max(1, ...sure.flatMap(({ people }) => people));
  return (
    <section className="grid grid-cols-1 gap-2">
      <table className="w-full max-w-lg border-separate border-spacing-1 text-center text-sm">
        <caption className="mb-1 text-start font-medium">{words.sure}</caption>
        <thead>
          <tr>
            <th scope="col" className="only-spoken">
              {words.sureAnswers}
            </th>
            {words.sureNames.map((name) => (
              <th key={name} scope="col" className="font-normal text-ink-soft">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sure.map(({ group, people }) => (
            <tr key={group}>
              <th scope="row" className="text-start font-medium">
                {words.sureGroups[group]}
              </th>
              {people.map((count, index) => (
                <td
                  key={words.sureNames[index]}
                  className="rounded-md px-2 py-3 text-lg font-semibold"
                  style={{
                    background: `color-mix(in oklab, var(--people) ${Math.round((count / most) * 40)}%, var(--sunken))`,
                  }}
                >
                  {formatCount(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {wrong !== undefined && said > 0 && (
        <p className="text-sm text-ink-soft">{words.sureWrong(wrong.people[2])}</p>
      )}
      {answered > said && (
        <p className="text-sm text-ink-soft">{words.sureUnsaid(answered - said)}</p>
      )}
    </section>
  );
};
