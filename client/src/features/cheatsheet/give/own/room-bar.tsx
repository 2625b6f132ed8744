import { uploadCalls } from '@sets/shared/file/upload.calls.ts';
import { Link } from 'react-router-dom';
import { useAbout } from '../../../../core/about.ts';
import { useAsked } from '../../../../core/use-asked.ts';
import { UsageBar } from '../../../../ui/usage-bar.tsx';
import { accountPaths } from '../../../account/account-paths.ts';
import { formatBytes } from '../../../../ui/format-bytes.ts';
import { ownMessages as words } from './own.messages.ts';

/** From which part on it is little that is left. */
const nearFrom = 0.8;

/** How much of the room of the plan is used; nothing where that is not known. */
export const RoomBar = ({ token }: { token: string }) => {
  const { data } = useAsked(uploadCalls.room, { token });
  const hasPlans = useAbout()?.plans === true;
  if (data === null) return null;
  const { used, most } = data;
  const isNear = used >= most * nearFrom;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <UsageBar
        text={words.room(formatBytes(used), formatBytes(most))}
        share={most === 0 ? 1 : used / most}
      />
      {isNear && (
        <p className="flex flex-wrap gap-x-3 text-sm text-warn">
          {words.roomNear}
          {hasPlans && (
            <Link
              to={accountPaths.upgrade}
              className="rounded-sm font-medium text-people-ink hover:underline"
            >
              {words.plan}
            </Link>
          )}
        </p>
      )}
    </div>
  );
};
