import { classNames } from '../class-names.ts';
import { uiMessages as words } from '../ui.messages.ts';

/** A heading of a text that is drawn, with its name in the address. */
export interface Heading {
  readonly name: string;
  readonly text: string;
  readonly isBelow: boolean;
}

/** Fewer headings are seen at a glance. */
export const fewestHeadings = 3;

/** The headings of a text whose headings are named. */
export const headingsIn = (text: HTMLElement): Heading[] =>
  [...text.querySelectorAll<HTMLElement>('h2[id], h3[id]')].map((heading) => {
    const bare = heading.cloneNode(true) as HTMLElement;
    for (const sign of bare.querySelectorAll('sup.footnote')) sign.remove();
    return { name: heading.id, text: bare.textContent ?? '', isBelow: heading.tagName === 'H3' };
  });

interface ContentsProps {
  readonly headings: readonly Heading[];
  readonly className?: string;
}

/** What is in a text, each a link to it; it can be folded. */
export const Contents = ({ headings, className }: ContentsProps) => (
  <details
    className={classNames('rounded-lg border border-line bg-raised print:hidden', className)}
    open
  >
    <summary className="min-h-12 cursor-pointer rounded-lg px-4 py-3 font-semibold -outline-offset-3">
      {words.contents}
    </summary>
    <nav aria-label={words.contents} className="px-2 pb-3">
      <ol>
        {headings.map(({ name, text, isBelow }) => (
          <li key={name} className={isBelow ? 'ml-5' : ''}>
            <a
              href={`#${name}`}
              dir="auto"
              className="flex min-h-10 items-center rounded-sm px-2 [overflow-wrap:anywhere] hover:bg-sunken hover:text-people-ink pointer-coarse:min-h-12"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  </details>
);
