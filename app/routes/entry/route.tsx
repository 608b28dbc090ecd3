export default function Entry() {
  return <h1>Foyer</h1>;
}
