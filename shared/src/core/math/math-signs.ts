/** Pairs of a name and its sign, as they stand in a line. */
const pairs = (line: string): Record<string, string> =>
  Object.fromEntries(
    line
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** What commands of formulas stand for. */
export const signs: Readonly<Record<string, string>> = {
  ...pairs(`
    alpha=α beta=β gamma=γ delta=δ epsilon=ε varepsilon=ε zeta=ζ eta=η theta=θ vartheta=ϑ iota=ι
    kappa=κ lambda=λ mu=μ nu=ν xi=ξ pi=π rho=ρ sigma=σ varsigma=ς tau=τ upsilon=υ phi=φ varphi=φ
    chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Upsilon=Υ Phi=Φ Psi=Ψ
    Omega=Ω hbar=ℏ ell=ℓ Re=ℜ Im=ℑ aleph=ℵ partial=∂ nabla=∇ infty=∞ emptyset=∅ varnothing=∅
    int=∫ iint=∬ iiint=∭ oint=∮ sum=∑ prod=∏ forall=∀ exists=∃ neg=¬ lnot=¬ land=∧ wedge=∧ lor=∨
    vee=∨ oplus=⊕ otimes=⊗ circ=∘ bullet=• degree=° prime=′ angle=∠ ldots=… dots=… cdots=⋯ vdots=⋮
    ast=* star=⋆ setminus=∖ lbrace={ rbrace=} langle=⟨ rangle=⟩
    lfloor=⌊ rfloor=⌋ lceil=⌈ rceil=⌉ vert=| mid=| Vert=‖ colon=: backslash=\\
  `),
  // Around what stands between two things there is room.
  ...Object.fromEntries(
    Object.entries(
      pairs(`
        le=≤ leq=≤ ge=≥ geq=≥ ne=≠ neq=≠ approx=≈ sim=∼ simeq=≃ cong=≅ equiv=≡ propto=∝ ll=≪ gg=≫
        in=∈ notin=∉ ni=∋ subset=⊂ subseteq=⊆ supset=⊃ supseteq=⊇ cup=∪ cap=∩ perp=⊥ parallel=∥
        cdot=· times=× div=÷ pm=± mp=∓ to=→ rightarrow=→ leftarrow=← leftrightarrow=↔ Rightarrow=⇒ Leftarrow=⇐ Leftrightarrow=⇔
        implies=⇒ iff=⇔ mapsto=↦ rightleftharpoons=⇌ uparrow=↑ downarrow=↓
      `),
    ).map(([name, sign]) => [name, ` ${sign} `]),
  ),
  quad: ' ',
  qquad: ' ',
  ',': ' ',
  ';': ' ',
  ':': ' ',
  ' ': ' ',
  '!': '',
  '\\': ' ',
};

const rowOf = (from: string, to: string): Record<string, string> => {
  const signsOf = Array.from(to);
  return Object.fromEntries(Array.from(from, (letter, at) => [letter, signsOf[at] ?? letter]));
};

/** Signs that stand above the line. */
export const raised = rowOf(
  '0123456789+-−=()abcdefghijklmnoprstuvwxyz′∘',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ′°',
);

/** Signs that stand below it. */
export const lowered = rowOf(
  '0123456789+-−=()aehijklmnoprstuvx',
  '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
);

/** Letters of sets of numbers. */
export const alphabets = rowOf('CHNPQRZ', 'ℂℍℕℙℚℝℤ');
