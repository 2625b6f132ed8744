import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MathText } from '../../../ui/math/math-text.tsx';
import { useSpace } from '../../module/use-space.ts';
import { modulePaths } from '../../module/module-paths.ts';

interface PageHeadProps {
  readonly moduleid: string;
  readonly title: string;
  /** Of the way back, where the name of the space is not known. */
  readonly toSpace: string;
}

/** The heading of a page about the questions of a space, with the way back. */
export const PageHead = ({ moduleid, title, toSpace }: PageHeadProps) => {
  const { desk } = useSpace(moduleid);
  return (
    <header className="grid grid-cols-1 gap-2">
      <Link
        to={modulePaths.space(moduleid)}
        className="-ml-1.5 inline-flex min-h-12 max-w-full items-center gap-1 justify-self-start rounded-sm text-ink-soft hover:text-ink narrow:min-h-11"
      >
        <ChevronLeft size={20} aria-hidden="true" className="flex-none" />
        <span dir="auto" className="truncate">
          {desk === null ? toSpace : <MathText text={desk.space.title} />}
        </span>
      </Link>
      <h1 className="text-[clamp(1.75rem,5.5vw,2.5rem)] leading-[1.1] font-semibold tracking-[-0.03em]">
        {title}
      </h1>
    </header>
  );
};

export const pageFrame =
  'mx-auto grid w-full max-w-[50rem] grow grid-cols-1 content-start gap-8 px-4 py-6 narrow:px-5 narrow:py-8';
