interface OwnSetProps {
  /** Whether nobody and nothing can come in any more: the line has no opening then. */
  readonly closed?: boolean;
  /** Whether the person's dot is left out, for something else is drawn in it. */
  readonly isEmpty?: boolean;
}

/** A line around what is one's own. Alone in it, the dot of who waits breathes. */
export const OwnSet = ({ closed = false, isEmpty = false }: OwnSetProps) => (
  <svg className="own-set" data-closed={closed} viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="46" pathLength="100" />
    {isEmpty || <circle className="own-set-dot" cx="50" cy="50" r="15" />}
  </svg>
);
