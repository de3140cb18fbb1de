process.stdout.write('vigil: the terminal game is not written yet\n')
