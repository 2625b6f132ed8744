import { type QnaLabel, type QuestionOrder, questionOrder } from '@sets/shared/qna/qna.contract.ts';
import { Link, useNavigate } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/select.tsx';
import { listMessages as words, qnaMessages } from '../qna.messages.ts';
import type { ListPlace } from '../list-place.ts';
import { inAddress } from '../list-place.ts';

interface QuestionFiltersProps {
  readonly place: ListPlace;
  readonly labels: readonly QnaLabel[];
}

const everyLabel = '';

const Orders = ({ place }: { place: ListPlace }) => (
  <nav aria-label={words.sort} className="flex flex-wrap gap-1 rounded-md bg-sunken p-1">
    {questionOrder.options.map((order: QuestionOrder) => (
      <Link
        key={order}
        to={inAddress({ order, label: place.label })}
        aria-current={place.order === order ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-10 items-center rounded-sm px-3.5 text-sm font-medium pointer-coarse:min-h-12',
          place.order === order ? 'bg-raised shadow-raised' : 'text-ink-soft hover:text-ink',
        )}
      >
        {words.sorts[order]}
      </Link>
    ))}
  </nav>
);

/** Which questions are shown, and in which order; in the address, so that the browser goes back in it. */
export const QuestionFilters = ({ place, labels }: QuestionFiltersProps) => {
  const navigate = useNavigate();
  const choices = [
    { value: everyLabel, text: words.allLabels },
    ...labels.map(({ labelid, name }) => ({ value: labelid, text: name })),
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <Orders place={place} />
      {labels.length > 0 && (
        <div className="min-w-0 flex-[0_1_14rem]">
          <Select
            label={qnaMessages.labels}
            isSmall
            value={place.label ?? everyLabel}
            choices={choices}
            onChange={(label) =>
              void navigate(
                inAddress({ order: place.order, label: label === everyLabel ? undefined : label }),
              )
            }
          />
        </div>
      )}
    </div>
  );
};
