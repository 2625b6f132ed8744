import './at-the-bell.css';
import type { Slot } from '@sets/shared/live/activity.ts';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import {
  type AnswerSheet,
  heldAnswer,
  refusedAnswer,
  unsentAnswer,
} from '../../../../live/answer-sheet.ts';
import type { Notes } from '../../../../live/phone-memory.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { useSecondsLeft } from '../../use-seconds-left.ts';
import { bellMessages as say } from './bell.messages.ts';
import { sameAnswer } from './given-answer.ts';
import { readMarked, wholeOf } from './sure-answer.ts';
import { draftOf } from './use-marks.ts';

/** The slots that were open when this phone looked last, and those of which what was marked has been sent. */
const openNote = 'open';
const sentNote = 'sent-at-the-bell';

const slots = z.array(z.string());
/**
 * What is marked and not sent; `at`: when it was changed last, in ms of the server's clock;
 * `revision`: of the answer that was there then.
 */
const draft = z.looseObject({
  done: z.unknown(),
  sure: z.unknown(),
  at: z.number(),
  revision: z.number(),
});

const givenIn = (sheet: AnswerSheet, slot: string) =>
  unsentAnswer(sheet, slot) ?? heldAnswer(sheet, slot);

/**
 * What is to be sent of a slot that has closed; null where nothing is, or it was sent. Whoever has
 * answered since, on whichever page, has not marked it last: then it waits for their tap.
 */
const draftToSend = (notes: Notes, sheet: AnswerSheet, slot: string) => {
  const kept = notes.read(draftOf(slot), draft);
  const given = givenIn(sheet, slot);
  if (kept === null || kept.revision !== (given?.revision ?? 0)) return null;
  const marked = readMarked(z.unknown(), { ...kept, answer: kept.done });
  const whole = marked && wholeOf(marked);
  const isNew = whole !== null && !sameAnswer(whole, given?.value);
  return isNew ? { slot, whole, at: kept.at } : null;
};

interface AtTheBellProps extends Pick<
  PhoneViewProps,
  'answer' | 'notes' | 'offset' | 'online' | 'sheet'
> {
  /** The slots that are on, open or closed. */
  readonly slots: readonly Slot[];
  /** Whether they take answers until their deadline. */
  readonly open: boolean;
  readonly deadline: number | null;
  /** Whether what is not on any more still takes what was tapped before. */
  readonly takesGone: boolean;
}

/**
 * Sends what is marked and could be sent when its question closes, as tapped when it was changed
 * last: the server takes that for a short while. It is told, for nobody has tapped Send. Also of the
 * questions that are open beside the one on show, and where the page was away meanwhile.
 */
export const AtTheBell = (props: AtTheBellProps) => {
  const { slots: on, notes, offset, online, sheet, answer } = props;
  const left = useSecondsLeft(props.open ? props.deadline : null, offset);
  const isOpen = props.open && left !== 0;
  const isTaken = (slot: string): boolean => on.includes(slot) || props.takesGone;

  const look = useEffectEvent((open: readonly string[]) => {
    const before = notes.read(openNote, slots) ?? [];
    notes.write(openNote, open.length === 0 ? null : open);
    if (open.length > 0) {
      notes.write(sentNote, null);
      return;
    }
    // What is on may have been open before this came to the page.
    const drafts = [...new Set([...before, ...on])].flatMap((slot) =>
      isTaken(slot) ? (draftToSend(notes, sheet, slot) ?? []) : [],
    );
    if (drafts.length === 0) return;
    notes.write(
      sentNote,
      drafts.map(({ slot }) => slot),
    );
    for (const { slot, whole, at } of drafts) {
      notes.write(draftOf(slot), null);
      answer(slot, whole, Math.max(0, Math.round(at)));
    }
  });
  const open = JSON.stringify(isOpen ? on : []);
  useEffect(() => look(z.parse(slots, JSON.parse(open))), [open]);

  const sent = isOpen ? [] : (notes.read(sentNote, slots) ?? []);
  const told = sent.filter((slot) => isTaken(slot) && refusedAnswer(sheet, slot) === undefined);
  const waits = told.some((slot) => unsentAnswer(sheet, slot) !== undefined);
  const line = online ? say.onItsWay : say.kept;
  return <output className="phone-bell">{told.length > 0 && (waits ? line : say.sent)}</output>;
};
