import './school-mark.css';
import type { RoomSchool } from './look.ts';

/** Whose room it is: the logo, on a white plate since it is made for a light ground, or the name. */
export const SchoolMark = ({ school }: { readonly school: RoomSchool }) => (
  <span className="school-mark" dir="auto">
    {school.logo === null ? school.name : <img src={school.logo} alt={school.name} />}
  </span>
);
