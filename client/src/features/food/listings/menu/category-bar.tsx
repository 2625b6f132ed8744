import { menuMessages as words } from './menu.messages.ts';

/** The heading of a category: what the bar goes to. */
export const idOfPart = (at: number): string => `category-${at}`;

const goTo = (at: number): void => {
  const heading = document.getElementById(idOfPart(at));
  heading?.scrollIntoView({ block: 'start' });
  // Who goes on by the keyboard goes on from there.
  heading?.focus({ preventScroll: true });
};

/** The ways to the categories of a long menu; it stays in view. */
export const CategoryBar = ({ categories }: { categories: readonly string[] }) => (
  <nav
    aria-label={words.categories}
    className="sticky top-(--app-bar-seen) z-4 -mx-4 overflow-x-auto border-b border-line bg-paper px-4 transition-[top] duration-250 ease-settle"
  >
    <ul className="flex min-w-max gap-1 py-1.5">
      {categories.map((category, at) => (
        <li key={category}>
          <button
            type="button"
            onClick={() => goTo(at)}
            className="flex min-h-11 items-center rounded-full px-4 text-sm font-medium whitespace-nowrap text-ink-soft -outline-offset-3 hover:bg-sunken hover:text-ink pointer-coarse:min-h-12"
          >
            <bdi className="max-w-56 truncate">{category === '' ? words.others : category}</bdi>
          </button>
        </li>
      ))}
    </ul>
  </nav>
);
