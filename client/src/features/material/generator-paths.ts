import type { Shelf } from './material.ts';

/** For what questions are wanted: one that is written, on its shelf; `id` is null while it is not made. */
export interface WantedFor {
  /** What it is, as a target is called: `quiz`. */
  readonly noun: string;
  readonly shelf: Shelf;
  readonly id: string | null;
}

/** The addresses of the page that makes questions of texts. */
export const generatorPaths = {
  page: '/generator',
  /** Its questions go there, if nothing else is chosen. */
  wantedFor: ({ noun, shelf: { moduleid, topicid }, id }: WantedFor) =>
    `/generator?${new URLSearchParams({ noun, moduleid, topicid, ...(id !== null && { id }) }).toString()}`,
} as const;

/** What an address says that questions are wanted for; null where it says nothing. */
export const wantedBy = (query: URLSearchParams): WantedFor | null => {
  const [noun, moduleid, topicid] = ['noun', 'moduleid', 'topicid'].map((name) => query.get(name));
  if (!noun || !moduleid || !topicid) return null;
  return { noun, shelf: { moduleid, topicid }, id: query.get('id') };
};
