import type { PersonalData } from '../../core/personal-data.ts';
import { presentPoll } from './poll.presenter.ts';
import type { PollService } from './poll.service.ts';

/** A person's polls. Where one is being presented, its run is ended by the live engine's part. */
export const pollPersonalData = (polls: PollService): PersonalData => ({
  name: 'polls',
  holds: 'The polls that you made.',
  collect: async (userid) => {
    const own = await polls.allOf(userid);
    return own.length === 0 ? null : own.map(presentPoll);
  },
  erase: (userid) => polls.removeAllOf(userid),
});
