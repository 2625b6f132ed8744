import { useSpace } from '../../module/use-space.ts';
import { modulePaths } from '../../module/module-paths.ts';
import { BackLink } from '../../module/parts/back-link.tsx';

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
      <BackLink to={modulePaths.space(moduleid)} name={desk?.space.title ?? toSpace} />
      <h1 className="text-[clamp(1.75rem,5.5vw,2.5rem)] leading-[1.1] font-semibold tracking-[-0.03em]">
        {title}
      </h1>
    </header>
  );
};

export const pageFrame =
  'mx-auto grid w-full max-w-[50rem] grow grid-cols-1 content-start gap-8 px-4 py-6 narrow:px-5 narrow:py-8';
