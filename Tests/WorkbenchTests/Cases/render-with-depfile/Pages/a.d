Pages/a.d Pages/a.md: \
  Input/Articles/mill.md \
  Input/Datasets/plank-size.yaml \
  Input/Recipes/mill.yaml \
  Input/Vocabulary/grade.yaml \
  Input/Vocabulary/side.yaml \
  Input/Vocabulary/wood.yaml \
  Input/book.yaml
Input/Articles/mill.md:
Input/Datasets/plank-size.yaml:
Input/Recipes/mill.yaml:
Input/Vocabulary/grade.yaml:
Input/Vocabulary/side.yaml:
Input/Vocabulary/wood.yaml:
Input/book.yaml:
