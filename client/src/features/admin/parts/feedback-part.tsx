import { type FeedbackLine, feedbackTypes } from '@sets/shared/feedback/feedback.contract.ts';
import { ok } from '@sets/shared/core/result.ts';
import { useCallback } from 'react';
import { PageNote } from '../../../ui/page-note.tsx';
import { adminApi } from '../admin.api.ts';
import { feedbackMessages as words } from '../admin.messages.ts';
import { formatMoment } from '../times.ts';
import { type AskForPage, useListing } from '../use-listing.ts';
import { ListingFrame } from './listing-frame.tsx';

/** A kind of feedback in words; what is no kind of ours, as it is. */
const typeName = (type: string): string => {
  const known = feedbackTypes.find((each) => each === type);
  return known === undefined ? type : words.types[known];
};

const From = ({ from }: Pick<FeedbackLine, 'from'>) => {
  if (from === null) return <span>{words.visitor}</span>;
  return (
    <a href={`mailto:${from.email}`} title={from.email} className="rounded-sm hover:underline">
      {from.username}
    </a>
  );
};

const Line = ({ line: { type, feedback, at, from } }: { line: FeedbackLine }) => (
  <li className="grid gap-2 py-5">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      <span className="rounded-full bg-sunken px-2.5 py-0.5 font-medium text-ink">
        {typeName(type)}
      </span>
      <From from={from} />
      <time dateTime={new Date(at).toISOString()} className="sm:ml-auto">
        {formatMoment(at)}
      </time>
    </p>
    <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
      {feedback}
    </p>
  </li>
);

/** What people wrote from the feedback dialog, newest first. */
export const FeedbackPart = ({ token }: { token: string }) => {
  const ask = useCallback<AskForPage<FeedbackLine>>(
    async (before, signal) => {
      const told = await adminApi(token).feedback(before, signal);
      return told.ok ? ok({ lines: told.value.feedback, next: told.value.next }) : told;
    },
    [token],
  );
  const listing = useListing(ask);
  return (
    <ListingFrame
      listing={listing}
      loading={words.loading}
      empty={<PageNote title={words.empty} text={words.emptyText} level="h2" />}
    >
      <ul className="-mt-5 divide-y divide-line">
        {(listing.lines ?? []).map((line) => (
          <Line key={line.feedbackid} line={line} />
        ))}
      </ul>
    </ListingFrame>
  );
};
