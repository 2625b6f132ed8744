import type { DiscussionMine } from '@sets/shared/discussion/discussion.contract.ts';
import { useEffect, useRef } from 'react';
import type { FollowedPlace } from '../../live/follow-place.ts';
import { toast } from '../../ui/toast.ts';
import { discussionMessages as words } from './discussion.messages.ts';

/** How one stands in a discussion: what changes of it while one is there is said. */
export interface OwnStanding {
  readonly as: FollowedPlace['as'];
  readonly mine: Pick<DiscussionMine, 'mutedUntil'>;
}

/** What to say to who stood as `before` and stands as `now`; null where nothing is to be said. */
export const newsOf = (before: OwnStanding, now: OwnStanding): string | null => {
  if (before.as === null || now.as === null) return null;
  const [moderated, moderates] = [before.as === 'host', now.as === 'host'];
  if (moderated !== moderates) return moderates ? words.nowModerates : words.noLongerModerates;
  const [wasMuted, isMuted] = [before.mine.mutedUntil !== null, now.mine.mutedUntil !== null];
  if (wasMuted !== isMuted) return isMuted ? words.mutedNow : words.mutedNoMore;
  return null;
};

/** Says at once what has become of oneself here: also to who does not see the line change. */
export const useStandingNews = ({ as, mine }: OwnStanding): void => {
  const { mutedUntil } = mine;
  const before = useRef<OwnStanding>({ as: null, mine: { mutedUntil: null } });
  useEffect(() => {
    const now = { as, mine: { mutedUntil } };
    const news = newsOf(before.current, now);
    before.current = now;
    if (news !== null) toast.blank(news);
  }, [as, mutedUntil]);
};
