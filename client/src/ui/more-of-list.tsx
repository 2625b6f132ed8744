import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useNear } from './use-near.ts';

interface MoreOfListProps {
  /** A list that comes in pages. */
  readonly list: {
    readonly isLoadingMore: boolean;
    readonly failure: { readonly msg: string } | null;
    readonly more: () => void;
  };
  readonly words: {
    readonly more: string;
    readonly loadingMore: string;
    readonly moreFailed: string;
  };
  /** It comes when one is near the end, too, not by a press alone. */
  readonly comesByItself?: boolean;
  readonly className?: string;
}

/** What a list has beyond its end. */
export const MoreOfList = ({ list, words, comesByItself = false, className }: MoreOfListProps) => {
  const { isLoadingMore, failure, more } = list;
  const isAsking = comesByItself && !isLoadingMore && failure === null;
  const place = useNear<HTMLDivElement>(isAsking, more);
  return (
    <div ref={place} className={classNames('grid justify-items-center gap-3', className)}>
      {failure !== null && (
        <p role="alert" className="text-bad">
          {words.moreFailed} {failure.msg}
        </p>
      )}
      <Button aria-disabled={isLoadingMore} onClick={more}>
        {isLoadingMore ? words.loadingMore : words.more}
      </Button>
    </div>
  );
};
