import { Copy, Maximize2 } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { cryptoChance } from '../draw/fair-choice.ts';
import { drawnGroups, type GroupWish } from '../draw/groups.ts';
import type { Person } from '../draw/persons.ts';
import { groupMessages as words, wheelMessages } from '../roster.messages.ts';
import type { Round } from '../use-round.ts';
import { PeopleHere } from './people-here.tsx';
import { Projector } from './projector.tsx';

type Groups = readonly (readonly Person[])[];

const kinds = [
  { value: 'groups', text: words.groups },
  { value: 'people', text: words.people },
] as const;

/** The fewer names there are, the larger they are, in hundredths of the window's width. */
const sizeFor = (people: number): number => (people <= 12 ? 2.6 : people <= 40 ? 1.9 : 1.5);

const copyGroups = async (groups: Groups): Promise<void> => {
  const text = groups
    .map((group, at) => [words.group(at + 1), ...group.map(({ label }) => label)].join('\n'))
    .join('\n\n');
  if (await copyText(text)) toast.success(words.copied);
  else toast.error(words.noCopy);
};

const GroupsStage = ({ groups }: { groups: Groups }) => {
  const people = groups.reduce((sum, { length }) => sum + length, 0);
  const style: CSSProperties & Record<'--words', number> = { '--words': sizeFor(people) };
  return (
    <div className="roulette-stage !place-items-stretch">
      {people === 0 ? (
        <p className="roulette-idle m-auto">{words.none}</p>
      ) : (
        <section
          className="roulette-groups"
          style={style}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many are scrolled, by the keyboard too
          tabIndex={0}
          aria-label={words.drawnGroups}
        >
          {groups.map((group, at) => (
            <div key={group[0]?.key ?? at}>
              <h2>{words.group(at + 1)}</h2>
              <ul>
                {group.map(({ key, label }) => (
                  <li key={key} dir="auto" className="text-left">
                    {label}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      <output className="only-spoken" aria-live="polite">
        {people === 0 ? '' : words.drawn(groups.length, people)}
      </output>
    </div>
  );
};

const useGroups = (round: Round) => {
  const [kind, setKind] = useState<GroupWish['kind']>('groups');
  const [count, setCount] = useState('4');
  const [groups, setGroups] = useState<Groups>([]);
  const wished = Math.max(1, Math.min(500, Number.parseInt(count, 10) || 1));
  const draw = (): void => {
    if (round.present.length > 0) {
      setGroups(drawnGroups(round.present, { kind, count: wished }, cryptoChance));
    }
  };
  return { kind, setKind, count, setCount, groups, draw };
};

/** Everybody who is here, in groups. */
export const GroupsDesk = ({ round }: { round: Round }) => {
  const [isProjected, setProjected] = useState(false);
  const { kind, setKind, count, setCount, groups, draw } = useGroups(round);
  const project = (): void => setProjected(true);
  useShortcuts(isProjected ? { ' ': draw } : { ' ': draw, f: project });
  if (isProjected) {
    return (
      <Projector
        onLeave={() => setProjected(false)}
        onDraw={draw}
        drawText={words.draw}
        keys={words.keysScreen}
      >
        <GroupsStage groups={groups} />
      </Projector>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-4">
        <div className="grid h-[min(30rem,62dvh)] overflow-hidden rounded-[28px]">
          <GroupsStage groups={groups} />
        </div>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(5rem,1fr)] gap-3">
          <Select label={words.kind} value={kind} choices={kinds} onChange={setKind} isSmall />
          <Field
            label={words.count}
            type="number"
            min={1}
            max={500}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            className="grow"
            disabled={round.present.length === 0}
            onClick={draw}
          >
            {words.draw}
          </Button>
          <Button disabled={groups.length === 0} onClick={() => void copyGroups(groups)}>
            <Copy size={18} aria-hidden="true" />
            {words.copy}
          </Button>
          <Button onClick={project}>
            <Maximize2 size={18} aria-hidden="true" />
            {wheelMessages.projector}
          </Button>
        </div>
      </div>
      <PeopleHere round={round} />
    </div>
  );
};
