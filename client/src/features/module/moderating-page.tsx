import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { useAsked } from '../../core/use-asked.ts';
import { PageNote } from '../../ui/page-note.tsx';
import { useAccount } from '../account/account.store.ts';
import { listMessages as words } from './module.messages.ts';
import { ListFrame, NoList } from './parts/list-frame.tsx';
import { SpaceLines } from './parts/space-lines.tsx';

const Moderating = ({ token, userid }: { token: string; userid: string }) => {
  const { data, failure, reload } = useAsked(moduleCalls.moderatedBy, {
    token,
    params: { userid },
  });
  if (data === null) return <NoList failure={failure} onRetry={() => void reload()} />;
  return data.modules.length === 0 ? (
    <PageNote title={words.moderating.none} text={words.moderatingText} level="h2" />
  ) : (
    <SpaceLines modules={data.modules} />
  );
};

/** The spaces of others that one moderates. */
export const ModeratingPage = () => {
  const who = useAccount();
  return (
    <ListFrame list="moderating">
      {who !== null && <Moderating key={who.userid} token={who.token} userid={who.userid} />}
    </ListFrame>
  );
};
