import type { Account, Session } from '@sets/shared/account/account.contract.ts';
import { emailKeyOf } from '@sets/shared/account/account.rules.ts';
import type { EmailChanged } from '@sets/shared/account/settings.contract.ts';
import { type Auth, type SignedIn, signedInAs } from '../../core/root/auth-slice.ts';
import { emptyRoot } from '../../core/root/root-state.ts';
import { dropOfOthers, purgeEnded, purgeRoot, useRoot } from '../../core/root/root-store.ts';
import { forgetPhone } from '../../live/forget-phone.ts';
import { openPhoneStorage } from '../../live/phone-storage.ts';
import { tabs } from './tabs.ts';

const signedIn = (auth: Auth): SignedIn | null => (auth.userid === null ? null : auth);

/** Who is signed in, or null for a visitor. */
export const useAccount = (): SignedIn | null => useRoot(({ auth }) => signedIn(auth));

/** The bearer token, or null for a visitor. */
export const useToken = (): string | null => useRoot(({ auth }) => auth.token);

/** The bearer token as it is now, for what is not drawn. */
export const tokenNow = (): string | null => useRoot.getState().auth.token;

/** Changes the account, where somebody is signed in. */
const change = (next: (who: SignedIn) => SignedIn): void => {
  const { auth } = useRoot.getState();
  // Whatever is set is kept on the device: for nobody there is nothing to keep.
  if (auth.userid !== null) useRoot.setState({ auth: next(auth) });
};

const leave = (purge: () => void): void => {
  useRoot.setState(emptyRoot);
  tabs.tellLogout();
  purge();
  forgetPhone(openPhoneStorage());
};

/** What the server tells of the account comes into the state through these. */
export const accountState = {
  /** Somebody signed in: nothing of whoever was here before remains, and other tabs begin anew. */
  signIn: ({ token, ...who }: Session): void => {
    dropOfOthers(who.userid);
    useRoot.setState({ ...emptyRoot, auth: signedInAs(who, token) });
    tabs.tellLogin();
  },
  /** Whether the profile is being fetched. */
  loading: (loading: boolean): void => change((who) => ({ ...who, loading })),
  /** The profile was fetched. */
  fill: (who: Account): void => change(({ token }) => signedInAs(who, token)),
  /** Another address is not verified; the same in other letters is what it was. */
  emailUpdated: (told: EmailChanged): void =>
    change((who) => {
      const isSame = emailKeyOf(told.email) === emailKeyOf(who.email);
      const { division, verified } = who.personalDivision;
      return {
        ...who,
        ...told,
        verified: isSame && who.verified,
        // It was confirmed for the address that is left.
        personalDivision: { division, verified: isSame && verified },
      };
    }),
  pinVerified: (): void => change((who) => ({ ...who, verified: true })),
  divisionUpdated: (personalDivision: SignedIn['personalDivision']): void =>
    change((who) => ({ ...who, personalDivision })),
  usernameUpdated: (username: string): void => change((who) => ({ ...who, username })),
  /** The session is over on this device: student defaults, markers, an empty storage, nobody in a room. */
  signOut: (): void => leave(purgeRoot),
  /** The server no longer takes the token: the same, but for what somebody has sent and not heard of. */
  sessionEnded: (): void => leave(purgeEnded),
} as const;
