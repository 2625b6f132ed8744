import { Button } from '../../../ui/button.tsx';
import { useNear } from '../../../ui/use-near.ts';
import { listMessages as words } from '../people.messages.ts';
import type { ListedPeople } from '../use-people-list.ts';

/** What a list has beyond its end: comes by itself when one is near it, by a press otherwise. */
export const MorePeople = ({ listed }: { listed: ListedPeople }) => {
  const { isLoadingMore, failure, more } = listed;
  const place = useNear<HTMLDivElement>(!isLoadingMore && failure === null, more);
  return (
    <div ref={place} className="grid justify-items-center gap-3 pt-4 text-center">
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
