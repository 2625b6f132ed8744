import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { PreviewButton } from '../../../../ui/preview-button.tsx';
import { formatBytes } from '../../../../ui/format-bytes.ts';
import type { Contents, Part } from '../chosen/contents.ts';
import { giveMessages as words } from '../give.messages.ts';
import type { Sender } from '../../../../core/sending/sender.ts';
import { BlobImage } from './blob-image.tsx';
import { PicturePages } from './picture-pages.tsx';
import { SendingLine } from '../../../../ui/sending-line.tsx';

interface FileHeadProps {
  readonly file: Part;
  readonly facts: string;
  readonly sender: Sender;
}

const FileHead = ({ file, facts, sender }: FileHeadProps) => (
  <div className="grid min-w-0 grow grid-cols-1 gap-2">
    <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
      {file.name}
    </p>
    <p className="text-sm text-ink-soft">{facts}</p>
    <SendingLine sender={sender} part={file} />
  </div>
);

const factsOf = (kind: Contents['kind'], { blob }: Part, pages = 0): string =>
  [words.kinds[kind], ...(pages > 0 ? [words.pages(pages)] : []), formatBytes(blob.size)].join(
    ' · ',
  );

type OfKind<Kind extends Contents['kind']> = Contents & { readonly kind: Kind };

const PdfPart = ({ contents, sender }: { contents: OfKind<'pdf'>; sender: Sender }) => (
  <div className="flex items-start gap-4">
    {contents.cover === null ? (
      <span className="grid h-36 w-26 flex-none place-items-center rounded-sm border border-line bg-sunken text-ink-soft">
        <FileText size={32} aria-hidden="true" />
      </span>
    ) : (
      <BlobImage
        blob={contents.cover.blob}
        alt={words.cover}
        className="max-h-44 w-26 flex-none rounded-sm border border-line bg-sunken object-contain object-top narrow:w-32"
      />
    )}
    <FileHead
      file={contents.file}
      facts={factsOf('pdf', contents.file, contents.pages)}
      sender={sender}
    />
  </div>
);

const MarkdownPart = ({ contents, sender }: { contents: OfKind<'markdown'>; sender: Sender }) => {
  const [isPreview, setPreview] = useState(true);
  const { file, text } = contents;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-3">
        <FileHead file={file} facts={factsOf('markdown', file)} sender={sender} />
        <PreviewButton isPreview={isPreview} onChange={setPreview} />
      </div>
      {isPreview && (
        <section
          aria-label={words.preview}
          // It can be scrolled by keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-80 overflow-y-auto rounded-md border border-line bg-paper px-4 py-3"
        >
          <Markdown text={text} />
        </section>
      )}
    </div>
  );
};

interface ContentsPartProps {
  readonly contents: Contents;
  readonly sender: Sender;
  readonly onContents: (contents: Contents) => void;
}

/** What a sheet in the making consists of, as far as it is sent. */
export const ContentsPart = ({ contents, sender, onContents }: ContentsPartProps) => {
  if (contents.kind === 'pdf') return <PdfPart contents={contents} sender={sender} />;
  if (contents.kind === 'markdown') return <MarkdownPart contents={contents} sender={sender} />;
  const onPages = (pages: readonly Part[]): void => onContents({ ...contents, pages });
  return <PicturePages pages={contents.pages} sender={sender} onPages={onPages} />;
};
