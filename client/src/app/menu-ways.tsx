import {
  BookOpen,
  ChartColumnBig,
  CircleUser,
  CircleHelp,
  Dices,
  FileUser,
  House,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  NotebookText,
  Plus,
  Rocket,
  Settings,
  ShieldCheck,
  Sparkles,
  Store,
  Trophy,
  UserPlus,
  Utensils,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAbout } from '../core/about.ts';
import { uiActions } from '../core/ui-state.ts';
import type { SignedIn } from '../core/root/auth-slice.ts';
import { ThemeLine } from '../ui/theme-button.tsx';
import { ContactLink } from './contact-link.tsx';
import { shellMessages as words } from './shell.messages.ts';
import { shellPaths } from './shell-paths.ts';

const large =
  'flex min-h-14 w-full items-center gap-4 rounded-md px-3 text-2xl font-semibold tracking-[-0.025em] hover:bg-sunken narrow:min-h-18 narrow:text-4xl';
const small = 'flex min-h-12 w-full items-center gap-3 rounded-md px-3 hover:bg-sunken';

const Drawn = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <Icon size={22} strokeWidth={1.75} className="flex-none text-ink-soft" aria-hidden="true" />
    {children}
  </>
);

interface WayProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly look: string;
  readonly text: string;
}

/** A way closes the menu even where it leads to the page that is open. */
const Way = ({ to, icon, look, text }: WayProps) => (
  <li>
    <Link to={to} className={look} onClick={uiActions.closeMenu}>
      <Drawn icon={icon}>{text}</Drawn>
    </Link>
  </li>
);

/** Where most people want to go. */
const MainWays = ({ who }: { who: SignedIn | null }) => {
  const space = useAbout()?.supportSpace ?? 'support';
  return (
    <ul className="grid content-start">
      <Way to={shellPaths.home} icon={House} look={large} text={words.home} />
      {who !== null && (
        <>
          <Way to={shellPaths.createSpace} icon={Plus} look={large} text={words.createSpace} />
          <Way to={shellPaths.newPoll} icon={ChartColumnBig} look={large} text={words.newPoll} />
          <Way to={shellPaths.newQuiz} icon={Trophy} look={large} text={words.newQuiz} />
        </>
      )}
      <Way to={shellPaths.settings} icon={Settings} look={large} text={words.settings} />
      <Way to={shellPaths.support(space)} icon={CircleHelp} look={large} text={words.support} />
      <li>
        <ContactLink className={large}>
          <Drawn icon={Mail}>{words.contact}</Drawn>
        </ContactLink>
      </li>
      {who?.accountType === 'vendor' && (
        <Way to={shellPaths.vendor} icon={Store} look={large} text={words.vendor} />
      )}
      {who?.accountType === 'admin' && (
        <Way to={shellPaths.admin} icon={ShieldCheck} look={large} text={words.admin} />
      )}
    </ul>
  );
};

const FeedbackWay = () => (
  <li>
    <button
      type="button"
      className={small}
      onClick={() => {
        uiActions.closeMenu();
        uiActions.openFeedback();
      }}
    >
      <Drawn icon={MessageSquareText}>{words.feedback}</Drawn>
    </button>
  </li>
);

const WhoIsHere = ({ who }: { who: SignedIn }) => (
  <div className="min-w-0 px-3 pb-3">
    <p className="truncate text-lg font-semibold" dir="auto">
      {who.username}
    </p>
    <p className="truncate text-sm text-ink-soft">{who.email}</p>
  </div>
);

const TechSupportWay = () => {
  const space = useAbout()?.supportSpace ?? 'support';
  return (
    <Way
      to={shellPaths.support(space)}
      icon={MessagesSquare}
      look={small}
      text={words.techSupport}
    />
  );
};

interface MenuWaysProps {
  readonly who: SignedIn | null;
  readonly onLogOut: () => void;
}

/** What the menu offers: the ways, and on its side what belongs to the person and the page. */
export const MenuWays = ({ who, onLogOut }: MenuWaysProps) => (
  <div className="mx-auto grid w-full max-w-content grow content-start gap-x-16 gap-y-6 px-2 pt-2 pb-8 narrow:px-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:content-center">
    <nav aria-label={words.menu}>
      <MainWays who={who} />
    </nav>
    <div className="grid content-start border-t border-line pt-5 md:border-t-0 md:border-l md:pt-0 md:pl-8">
      {who !== null && <WhoIsHere who={who} />}
      <ul>
        {who === null && (
          <>
            <Way to={shellPaths.login} icon={LogIn} look={small} text={words.login} />
            <Way to={shellPaths.register} icon={UserPlus} look={small} text={words.register} />
          </>
        )}
        {who !== null && (
          <>
            <Way
              to={shellPaths.person(who.userid)}
              icon={CircleUser}
              look={small}
              text={words.myPage}
            />
            <Way to={shellPaths.generator} icon={Sparkles} look={small} text={words.generator} />
            <Way to={shellPaths.roulette} icon={Dices} look={small} text={words.roulette} />
            <Way
              to={shellPaths.resume(who.userid)}
              icon={FileUser}
              look={small}
              text={words.resume}
            />
            <Way to={shellPaths.blogs} icon={Newspaper} look={small} text={words.blogs} />
          </>
        )}
        <Way to={shellPaths.sheets} icon={NotebookText} look={small} text={words.sheets} />
        <Way to={shellPaths.food} icon={Utensils} look={small} text={words.food} />
        <Way to={shellPaths.guide} icon={BookOpen} look={small} text={words.guide} />
        <FeedbackWay />
        <TechSupportWay />
        {who !== null && (
          <Way to={shellPaths.updates} icon={Rocket} look={small} text={words.updates} />
        )}
        <li>
          <ThemeLine className={small} />
        </li>
        {who !== null && (
          <li>
            <button type="button" className={`${small} font-medium text-bad`} onClick={onLogOut}>
              <LogOut size={22} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
              {words.logout}
            </button>
          </li>
        )}
      </ul>
    </div>
  </div>
);
