import { type LogDraft, weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import type {
  StoredLog,
  StoredLogFile,
  StoredPaper,
} from '@sets/shared/weeklog/weeklog.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import { logMessages } from './weeklog.messages.ts';

/* What somebody wants an entry to be, held against what it is. */

/** A PDF that was sent, and is not looked at yet; another file; and an article that is not there yet. */
type NewPdf = Omit<Extract<StoredPaper, { readonly kind: 'pdf' }>, 'bytes' | 'pages'>;
type NewFile = Omit<StoredLogFile, 'bytes'>;
type NewArticle = Extract<StoredPaper, { readonly kind: 'article' }>;

type Kept<Content> = { readonly isNew: false; readonly is: Content };
type New<Content> = { readonly isNew: true; readonly is: Content };
export type PlannedPaper = Kept<StoredPaper> | New<NewPdf> | New<NewArticle>;
export type PlannedFile = Kept<StoredLogFile> | New<NewFile>;

export interface Plan {
  readonly papers: readonly PlannedPaper[];
  readonly files: readonly PlannedFile[];
}

const kept = <Content>(is: Content): Kept<Content> => ({ isNew: false, is });
const made = <Content>(is: Content): New<Content> => ({ isNew: true, is });
const notHeld = (): AppError => new AppError('BAD_REQUEST', logMessages.notHeld);
const otherContent = (): AppError => new AppError('CONFLICT', logMessages.otherContent);

const planPaper = (
  { paperid, title, content }: LogDraft['papers'][number],
  there: StoredPaper | undefined,
): PlannedPaper => {
  if (there !== undefined) {
    const is =
      content.kind === 'kept' ||
      (content.kind === 'pdf'
        ? there.kind === 'pdf' && there.uploadid === content.uploadid
        : there.kind === 'article' && there.articleid === content.articleid);
    // Its bytes are kept by whoever read them, and notes stand in its margin.
    if (!is) throw otherContent();
    return kept({ ...there, title });
  }
  switch (content.kind) {
    case 'kept':
      throw notHeld();
    case 'pdf':
      return made({ paperid, title, kind: 'pdf', uploadid: content.uploadid });
    case 'article':
      return made({ paperid, title, kind: 'article', articleid: content.articleid });
  }
};

const planFile = (
  { logfileid, name, content }: LogDraft['files'][number],
  there: StoredLogFile | undefined,
): PlannedFile => {
  if (there === undefined) {
    if (content.kind === 'kept') throw notHeld();
    return made({ logfileid, name, uploadid: content.uploadid });
  }
  if (content.kind === 'sent' && content.uploadid !== there.uploadid) throw otherContent();
  return kept({ ...there, name });
};

/** @throws AppError BAD_REQUEST for what is to be kept and is not there, CONFLICT for what would become another one */
export const planOf = ({ papers, files }: LogDraft, there: StoredLog | null): Plan => ({
  papers: papers.map((paper) =>
    planPaper(
      paper,
      there?.papers.find(({ paperid }) => paperid === paper.paperid),
    ),
  ),
  files: files.map((file) =>
    planFile(
      file,
      there?.files.find(({ logfileid }) => logfileid === file.logfileid),
    ),
  ),
});

/** What it comes to where nothing is new; else null. */
export const withoutNews = (draft: LogDraft, there: StoredLog): StoredLog | null => {
  const hasAll =
    draft.papers.every(({ paperid }) => there.papers.some((each) => each.paperid === paperid)) &&
    draft.files.every(({ logfileid }) => there.files.some((each) => each.logfileid === logfileid));
  if (!hasAll) return null;
  const { papers, files } = planOf(draft, there);
  return {
    text: draft.text,
    links: draft.links,
    papers: papers.flatMap((each) => (each.isNew ? [] : each.is)),
    files: files.flatMap((each) => (each.isNew ? [] : each.is)),
  };
};

/** How long it is for whoever reads it, in characters. */
export const charsOf = ({
  text,
  links,
  papers,
  files,
}: Pick<LogDraft, 'text' | 'links'> & {
  readonly papers: readonly { readonly title: string }[];
  readonly files: readonly { readonly name: string }[];
}): number => {
  const named = [
    ...links.map(({ address, title }) => address + title),
    ...papers.map(({ title }) => title),
    ...files.map(({ name }) => name),
  ];
  return named.reduce((sum, each) => sum + each.length + weeklogLimits.named, text.length);
};

export const newPapersIn = ({ papers }: Plan): string[] =>
  papers.flatMap(({ isNew, is }) => (isNew ? is.paperid : []));

export const newArticlesIn = ({ papers }: Plan): string[] =>
  papers.flatMap(({ isNew, is }) => (isNew && is.kind === 'article' ? is.articleid : []));

/** The uploads that bring what is new, each once. */
export const newUploadsIn = ({ papers, files }: Plan): string[] => [
  ...new Set(
    [...papers, ...files].flatMap(({ isNew, is }) =>
      isNew && 'uploadid' in is ? is.uploadid : [],
    ),
  ),
];
