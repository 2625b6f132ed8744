import type { LiveQnaCommand, LiveQnaHostView } from '@sets/shared/live-qna/live-qna.live.ts';
import { liveQnaOrder } from '@sets/shared/live-qna/live-qna.live.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type Filter, filters } from './desk-questions.ts';
import { liveQnaHostMessages as words } from './live-qna-host.messages.ts';

interface FilterTabsProps {
  readonly filter: Filter;
  readonly counts: Readonly<Record<Filter, number>>;
  readonly onChange: (filter: Filter) => void;
}

/** Which questions the desk lists; what waits is told wherever the host is. */
export const FilterTabs = ({ filter, counts, onChange }: FilterTabsProps) => (
  <fieldset aria-label={words.filterOf} className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
    {filters.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === filter}
        onClick={() => onChange(each)}
        className={classNames(
          'min-h-12 rounded-full border-[1.5px] px-4 font-medium',
          each === filter
            ? 'border-transparent bg-people-tint text-people-ink'
            : 'border-line hover:bg-sunken',
          each === 'waiting' && counts.waiting > 0 && each !== filter && 'bg-warn-tint text-warn',
        )}
      >
        {words.filters[each]} <b className="tabular-nums">{counts[each]}</b>
      </button>
    ))}
  </fieldset>
);

interface DeskSettingsProps {
  readonly view: LiveQnaHostView;
  readonly send: (command: LiveQnaCommand) => void;
}

/** What holds for the whole run. Who votes only for questions divides nobody: then there is no such order. */
export const DeskSettings = ({ view, send }: DeskSettingsProps) => {
  const orders = liveQnaOrder.options.filter((order) => {
    if (order === 'newest') return true;
    return order === 'votes' ? view.voting !== 'off' : view.voting === 'both';
  });
  return (
    <div className="grid grid-cols-1 gap-3 rounded-lg border-[1.5px] border-line bg-raised p-4">
      <Switch
        label={words.asking}
        checked={view.asking}
        onChange={(open) => send({ type: 'ask', open })}
      />
      <Switch
        label={words.moderated}
        hint={words.moderatedHint}
        checked={view.moderated}
        onChange={(on) => send({ type: 'moderate', on })}
      />
      {orders.length > 1 && (
        <Select
          isSmall
          label={words.order}
          value={view.order}
          choices={orders.map((value) => ({ value, text: words.orders[value] }))}
          onChange={(by) => send({ type: 'order', by })}
        />
      )}
    </div>
  );
};
