import * as z from 'zod/mini';

/** What is typed of something that is written: more than this it may have, less not. */
export interface WrittenContent {
  readonly title: string;
  /** Markdown source. */
  readonly text: string;
}

/** Something that is written, as the server tells it. */
export interface Written<Content extends WrittenContent> {
  /** Grows with every change; 0 where the server does not have it. */
  readonly revision: number;
  readonly content: Content;
  /** It was removed, and can be put back until then. */
  readonly removedUntil: string | null;
}

/** Of one kind of what is written, as posts. */
export interface WritingKind<Content extends WrittenContent> {
  /** What the server takes. */
  readonly schema: z.ZodMiniType<Content>;
  /** Nothing typed. */
  readonly empty: Content;
}

/** Stands in a text for a picture that is on its way; it never leaves the page. */
export const comingPicture = (name: string, id: string): string => `![${name}](#picture-${id})`;
const coming = /!\[[^\]\n]*\]\(#picture-[a-z0-9]+\)\n?/g;

/** A text without pictures that are on their way. */
export const withoutComing = <Content extends WrittenContent>(content: Content): Content =>
  content.text.includes('](#picture-')
    ? { ...content, text: content.text.replaceAll(coming, '') }
    : content;

/** What was typed as it is sent; null while something is wrong with it, as a text that is too long. */
export const readyOf = <Content extends WrittenContent>(
  { schema }: WritingKind<Content>,
  content: Content,
): Content | null => {
  const told = z.safeParse(schema, withoutComing(content));
  return told.success ? told.data : null;
};

const inOrder = (content: WrittenContent): string =>
  JSON.stringify(Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)));

export const isSame = <Content extends WrittenContent>(one: Content, other: Content): boolean =>
  one === other || inOrder(one) === inOrder(other);
