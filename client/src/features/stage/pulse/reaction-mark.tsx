import type { ReactionKind } from '@sets/shared/live/pulse.ts';
import type { ReactNode } from 'react';

/** A person is a dot: what they feel is its face, or what they hold up. */
const face = (inside: ReactNode) => (
  <>
    <circle cx="12" cy="12" r="9.25" />
    {inside}
  </>
);

const drawings: Record<ReactionKind, ReactNode> = {
  clap: (
    <>
      <path d="m6.2 13.4 5.5-5.5a1.5 1.5 0 0 1 2.1 2.1l-2.1 2.1 4.4-4.4a1.5 1.5 0 0 1 2.1 2.1L14 14l2.6-2.6a1.5 1.5 0 0 1 2.1 2.1l-5.2 5.2a5.2 5.2 0 0 1-7.4 0 3.8 3.8 0 0 1 .1-5.3Z" />
      <path d="M8.5 5.5 7.7 3.2M5 8 2.8 7M12 4.6l.6-2.4" />
    </>
  ),
  heart: (
    <path d="M12 20.2S3.3 15 3.3 9.2A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.7 2.5c0 5.8-8.7 11-8.7 11Z" />
  ),
  laugh: face(
    <>
      <path d="M7.6 13.4h8.8a4.4 4.4 0 0 1-8.8 0Z" />
      <path d="m7.4 9.9 1.5-1.4 1.5 1.4M13.6 9.9l1.5-1.4 1.5 1.4" />
    </>,
  ),
  up: (
    <>
      <path d="M7.5 10.8v9.2H5.2A1.7 1.7 0 0 1 3.5 18.300v-5.800a1.7 1.7 0 0 1 1.7-1.700Z" />
      <path d="m7.5 10.8 3.4-7.100a2 2 0 0 1 2.9 1.800v3.700h4.700a2 2 0 0 1 2 2.400l-1.3 6.800a2 2 0 0 1-2 1.600H7.5" />
    </>
  ),
  wow: face(
    <>
      <ellipse cx="12" cy="15.3" rx="2.1" ry="2.6" />
      <path d="M8.8 9.200v.8M15.2 9.200v.8" />
    </>,
  ),
};

/** The mark of a reaction: a drawing beside words, or words are said for it. */
export const ReactionMark = ({
  kind,
  size = 24,
}: {
  kind: ReactionKind;
  size?: number | string;
}) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawings[kind]}
  </svg>
);
