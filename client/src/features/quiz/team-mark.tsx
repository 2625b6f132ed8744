import './team-mark.css';
import {
  optionColour,
  optionEdge,
  optionShape,
  optionVariableOnHouse,
} from '../../ui/option-mark.tsx';

interface TeamMarkProps {
  /** Its number, from 0. */
  readonly team: number;
  /** Whether it stands on the colour of the house, where some colours are others. */
  readonly onHouse?: boolean;
}

/** How a team is recognised everywhere: shape and colour, as answers are, without a letter. As large as the text around it. */
export const TeamMark = ({ team, onHouse = false }: TeamMarkProps) => (
  <svg className="team-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={optionShape(team)}
      style={{
        fill: onHouse ? `var(--${optionVariableOnHouse(team)})` : optionColour(team),
        stroke: onHouse ? 'var(--house-ink)' : optionEdge(team),
      }}
    />
  </svg>
);
