import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import {
  type Resume,
  resumeLimits,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { silentDrag } from '../../../ui/silent-drag.ts';
import { entryKey, valueOf } from '../resume-pieces.ts';
import { resumeMessages as words } from '../resume.messages.ts';
import { shownEntries } from '../resume-state.ts';
import { useEntryOrder } from '../use-entry-order.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { EntryRow, nameOf } from './entry-row.tsx';
import { EntryView } from './entry-view.tsx';

/** A part of the resume: its heading beside it where there is room. */
export const ResumePart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="resume-section grid grid-cols-1 gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="pt-1 text-xl font-semibold text-balance md:pt-3">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
};

interface SectionProps {
  readonly resume: Resume;
  readonly section: ResumeSection;
}

/** A section as it is read; nothing where it is empty. What is a word or two each stands in a row. */
export const SectionView = ({ resume, section }: SectionProps) => {
  const entries = resume[section].flatMap(({ entryId }) => {
    const fields = valueOf(resume, entryKey(section, entryId));
    return fields === null ? [] : [{ entryId, fields }];
  });
  if (entries.length === 0) return null;
  const isWords =
    (section === 'skill' || section === 'interest') &&
    resume[section].every(({ description }) => description === '');
  return (
    <ResumePart title={words.sections[section]}>
      {isWords ? (
        <ul className="flex flex-wrap gap-2 md:pt-2">
          {entries.map(({ entryId, fields }) => (
            <li
              key={entryId}
              dir="auto"
              className="rounded-full border border-line bg-raised px-4 py-1.5 [overflow-wrap:anywhere]"
            >
              {nameOf(section, { fields })}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid grid-cols-1 gap-6 md:pt-2">
          {entries.map(({ entryId, fields }) => (
            <li key={entryId}>
              <EntryView section={section} fields={fields} />
            </li>
          ))}
        </ul>
      )}
    </ResumePart>
  );
};

interface SectionDeskProps {
  readonly desk: ResumeDesk;
  readonly section: ResumeSection;
}

/** A section as its owner has it: its entries are edited in their places, dragged, and moved by keys. */
export const SectionDesk = ({ desk, section }: SectionDeskProps) => {
  const entries = shownEntries(desk.state, section);
  const { ids, move, said } = useEntryOrder(desk, section, entries);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const dropped = ({ active, over }: DragEndEvent): void => {
    const entry = entries.find(({ entryId }) => entryId === active.id);
    if (over === null || entry === undefined) return;
    move(entry.entryId, nameOf(section, entry), ids.indexOf(String(over.id)));
  };
  return (
    <ResumePart title={words.sections[section]}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={silentDrag}
        onDragEnd={dropped}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <ul className="grid grid-cols-1 gap-1 empty:hidden">
            {entries.map((entry) => (
              <EntryRow
                key={entry.entryId}
                desk={desk}
                section={section}
                entry={entry}
                place={ids.indexOf(entry.entryId)}
                onMove={(name, to) => move(entry.entryId, name, to)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <output className="only-spoken">{said}</output>
      {entries.length < resumeLimits.entries ? (
        <Button
          look="plain"
          className="-ms-5 text-people-ink"
          data-adds={section}
          onClick={() => desk.saver.add(section)}
        >
          <Plus size={18} aria-hidden="true" />
          {words.additions[section]}
        </Button>
      ) : (
        <p className="pt-2 text-sm text-ink-soft">{words.full(resumeLimits.entries)}</p>
      )}
    </ResumePart>
  );
};
