interface FactsProps {
  /** Null where a figure is left out. */
  readonly facts: readonly (readonly [figure: string, what: string] | null)[];
}

/** A few figures, each with what it is. */
export const Facts = ({ facts }: FactsProps) => (
  <ul className="quiz-facts">
    {facts.flatMap((fact) =>
      fact === null
        ? []
        : [
            <li key={fact[1]}>
              <b>{fact[0]}</b> {fact[1]}
            </li>,
          ],
    )}
  </ul>
);
