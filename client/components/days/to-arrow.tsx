/** From giver to receiver, in the reading direction. */
export const ToArrow = () => (
  <span className="to-arrow" aria-hidden="true">
    →
  </span>
)
